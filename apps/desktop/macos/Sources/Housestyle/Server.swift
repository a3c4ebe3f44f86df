import Foundation

/// The server whose pages are shown.
enum Server {
  /// Its address, without a slash at its end: what the environment says, else what the app was made for.
  static let address: String = {
    let named = ProcessInfo.processInfo.environment["HOUSESTYLE_SERVER"] ?? content(of: "server")
    let trimmed = named.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.hasSuffix("/") ? String(trimmed.dropLast()) : trimmed
  }()

  /// Whether an address is the server's own.
  static func owns(_ url: URL?) -> Bool {
    url?.absoluteString.hasPrefix(address + "/") ?? false
  }

  /// The text of a file that came with the app.
  static func content(of name: String) -> String {
    guard let url = Bundle.main.url(forResource: name, withExtension: nil),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { fatalError("\(name) is missing in the app.") }
    return text
  }
}
