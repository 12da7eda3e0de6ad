public import NavSpecDriving

/// The generated code of `Tests/SmallSpecs/zoo`.
public let zooApp = DrivenApp("zoo", ZooNavigation.self, opaque: [Keeper(name: "Ada")])
