import Foundation

/// Nobody answers what was asked.
struct Refusal: Error {
  let reason: String
}

/// The files that somebody has opened, by number: a page can read and write these and no other.
final class Desk {
  private var files: [URL] = []

  func add(_ file: URL) -> [String: Any] {
    let whole = file.standardizedFileURL
    let number = files.firstIndex(of: whole) ?? files.count
    if number == files.count { files.append(whole) }
    return ["file": number, "name": whole.lastPathComponent]
  }

  func read(_ number: Int) throws -> [String: Any] {
    let file = try at(number)
    let bytes = try Data(contentsOf: file)
    let modified = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    let milliseconds = Int(((modified ?? Date()).timeIntervalSince1970 * 1000).rounded(.down))
    return ["bytes": bytes.base64EncodedString(), "modified": milliseconds]
  }

  /// Writes beside the file and puts that in its place: whatever happens, one of both is whole.
  func write(_ number: Int, _ base64: String) throws -> [String: Any] {
    guard let bytes = Data(base64Encoded: base64) else { throw Refusal(reason: "These are no bytes.") }
    try bytes.write(to: try at(number), options: .atomic)
    return [:]
  }

  private func at(_ number: Int) throws -> URL {
    guard files.indices.contains(number) else { throw Refusal(reason: "No such file was opened.") }
    return files[number]
  }
}
