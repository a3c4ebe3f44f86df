// The desktop program: a native window around the pages of one's own server.
import AppKit

let program = Program()
NSApplication.shared.delegate = program
NSApplication.shared.setActivationPolicy(.regular)
NSApplication.shared.run()
