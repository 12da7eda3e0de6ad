// Scans YAML files with libyaml and keeps nothing: the floor under any reader built on it.
import CLibYAML
import Foundation

var count = 0
for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else { exit(2) }
  data.withUnsafeBytes { bytes in
    var parser = yaml_parser_t()
    yaml_parser_initialize(&parser)
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_input_string(&parser, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    var event = yaml_event_t()
    var isOpen = true
    while isOpen {
      guard yaml_parser_parse(&parser, &event) == 1 else { exit(1) }
      isOpen = event.type != YAML_STREAM_END_EVENT
      yaml_event_delete(&event)
      count += 1
    }
  }
}
print(count)
