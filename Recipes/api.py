"""A stand-in for GitHub's API on loopback: keeps the comments of one pull request in a file, and its scan beside it; and for
GitLab's, whose notes of one merge request are in a file of their own."""
import base64
import gzip
import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer

store, ready = sys.argv[1:]
notes = []
comments = [{"id": 1, "user": {"type": "User"}, "body": "looks good"}] * 100


class Handler(BaseHTTPRequestHandler):
    def answer(self, value, code=200):
        data = json.dumps(value).encode()
        self.send_response(code)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        if self.path.startswith("/api/v4/projects/5/merge_requests/7/notes"):
            return self.answer(notes if self.headers["PRIVATE-TOKEN"] == "secret" else {})
        if self.headers["Authorization"] != "Bearer secret":
            return self.answer({}, 401)
        page = int(self.path.split("page=")[-1])
        self.answer(comments[100 * (page - 1):100 * page])

    def body(self):
        return self.json()["body"]

    def json(self):
        return json.loads(self.rfile.read(int(self.headers["Content-Length"])))

    def note(self):
        """The body of a form with one field."""
        text = self.rfile.read(int(self.headers["Content-Length"])).decode()
        body = text.split("\r\n\r\n", 1)[1].rsplit("\r\n--", 1)[0]
        if self.command == "POST":
            notes.append({"id": len(notes) + 1, "body": body})
        else:
            notes[int(self.path.split("/")[-1]) - 1]["body"] = body
        with open(store + ".notes", "w") as file:
            json.dump(notes, file)
        self.answer({}, 201)

    do_PUT = note

    def do_POST(self):
        if self.path.startswith("/api/v4/"):
            return self.note()
        if self.path == "/repos/shop/app/code-scanning/sarifs":
            return self.scan(self.json())
        if self.path.endswith("/code-scanning/sarifs"):
            return self.answer({"message": "Advanced Security must be enabled"}, 403)
        comments.append({"id": len(comments) + 1, "user": {"type": "Bot"}, "body": self.body()})
        self.keep()

    def do_PATCH(self):
        found = next(c for c in comments if c["id"] == int(self.path.split("/")[-1]))
        found["body"] = self.body()
        self.keep()

    def scan(self, upload):
        sarif = json.loads(gzip.decompress(base64.b64decode(upload.pop("sarif"))))
        with open(store + ".scan", "w") as file:
            json.dump(upload | {"results": len(sarif["runs"][0]["results"])}, file)
        self.answer({"id": "1"}, 202)

    def keep(self):
        with open(store, "w") as file:
            json.dump(comments[100:], file)
        self.answer({}, 201)

    def log_message(self, *arguments):
        pass


server = HTTPServer(("127.0.0.1", 0), Handler)
with open(ready, "w") as file:
    file.write(str(server.server_port))
server.serve_forever()
