import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class ListViewController: UIViewController {
  func select() { performSegue(withIdentifier: "detail", sender: self) }
  func settings() { navigationController?.pushViewController(make("settings"), animated: true) }
  func help() { navigationController?.pushViewController(HelpViewController(), animated: true) }
  private func make(_ name: String) -> UIViewController { storyboard!.instantiateViewController(withIdentifier: name) }
}

final class HelpViewController: UIViewController {}
