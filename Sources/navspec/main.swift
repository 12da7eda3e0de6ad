print("navspec")
