import SwiftUI
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func start() { window?.rootViewController = UINavigationController(rootViewController: ListViewController()) }
}

enum Scene {
  case detail(id: String)
  case editor
}

final class SceneCoordinator {
  let navigation: UINavigationController

  func present(scene: Scene) {
    switch scene {
    case .detail(let id): navigation.pushViewController(DetailViewController(id: id), animated: true)
    case .editor:
      let editor = UIHostingController(rootView: EditorView())
      editor.modalPresentationStyle = .fullScreen
      navigation.present(editor, animated: true)
    }
  }
}

class BaseViewController: UIViewController {}

final class ListViewController: BaseViewController {
  let coordinator: SceneCoordinator
  func select() { coordinator.present(scene: .detail(id: "1")) }
  func add() {
    let sheet = AddViewController()
    // A way of the sheet's is none of the list's.
    present(sheet, animated: true)
  }
  func fail() { present(UIAlertController(title: "No", message: nil, preferredStyle: .alert), animated: true) }
}

final class DetailViewController: BaseViewController {
  let coordinator: SceneCoordinator
  func edit() { coordinator.present(scene: .editor) }
}

final class AddViewController: BaseViewController {
  func scan() { present(ScanViewController(), animated: true) }
}
final class ScanViewController: BaseViewController {}
struct EditorView: View { var body: some View { Text("Editor") } }
