// A stand-in for the part of UIKit that a container of an app and its scenes use, written from its public documentation.
public import Foundation
public import SwiftUI

@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

@MainActor @preconcurrency open class UIPresentationController: NSObject {
  public var presentedViewController: UIViewController { fatalError("the stub never runs") }
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

public enum UIModalPresentationStyle: Sendable { case fullScreen, pageSheet, popover }

@MainActor @preconcurrency open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  open var modalPresentationStyle: UIModalPresentationStyle = .pageSheet
  open var isModalInPresentation = false
  open var isBeingDismissed: Bool { false }
  open var presentedViewController: UIViewController? { nil }
  open var presentationController: UIPresentationController? { nil }
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor @preconcurrency open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  open var viewControllers: [UIViewController] = []
  public weak var delegate: (any UINavigationControllerDelegate)?
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? { nil }
}

/// SwiftUI declares it where there is UIKit.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
}
