import Testing

extension PropertyListMergeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var app = "bundle: com.example.shop, schemes: [shop], domains: [shop.example.com]"
    var isInformation = false
    let before: String
    /// Nil where nothing changes.
    let after: String?
  }

  static let cases = [
    Case(
      testDescription: "a key that is missing goes to the end",
      before: """
        <key>aps-environment</key>
        <string>development</string>
        <!-- last -->
        """,
      after: """
        <key>aps-environment</key>
        <string>development</string>
        <!-- last -->
        <key>com.apple.developer.associated-domains</key>
        <array>
          <string>applinks:shop.example.com</string>
        </array>
        """),
    Case(
      testDescription: "other services, modes and variables stay, and a domain takes the place of another",
      before: """
        <key>com.apple.developer.associated-domains</key>
        <array>
          <string>webcredentials:shop.example.com</string>
          <string>applinks:old.example.com</string> <!-- until May -->
          <string>applinks:$(HOST)</string>
          <string>applinks:mdm.example.com?mode=managed</string>
          <string>applinks:older.example.com?mode=developer</string>
        </array>
        <key>z</key>
        <true/>
        """,
      after: """
        <key>com.apple.developer.associated-domains</key>
        <array>
          <string>webcredentials:shop.example.com</string>
          <string>applinks:shop.example.com</string> <!-- until May -->
          <string>applinks:$(HOST)</string>
          <string>applinks:mdm.example.com?mode=managed</string>
        </array>
        <key>z</key>
        <true/>
        """),
    Case(
      testDescription: "a domain in other letters is the same",
      before: """
        <key>com.apple.developer.associated-domains</key>
        <array><string>applinks:Shop.Example.com</string></array>
        """, after: nil),
    Case(
      testDescription: "characters may be written as entities and as character data",
      before: """
        <key>com.apple.developer.associated&#45;domains</key>
        <array>
          <string><![CDATA[applinks]]>&#x3a;shop.example.com</string>
        </array>
        """, after: nil),
    Case(
      testDescription: "a list in one tag gets two",
      before: """
        <key>com.apple.developer.associated-domains</key>
        <array/>
        """,
      after: """
        <key>com.apple.developer.associated-domains</key>
        <array>
          <string>applinks:shop.example.com</string>
        </array>
        """),
    Case(
      testDescription: "a list in one line goes on in the next",
      app: "domains: [a.example.com, b.example.com]",
      before: """
        <key>com.apple.developer.associated-domains</key>
        <array><string>applinks:a.example.com</string></array>
        """,
      after: """
        <key>com.apple.developer.associated-domains</key>
        <array><string>applinks:a.example.com</string>
          <string>applinks:b.example.com</string>
        </array>
        """),
    Case(
      testDescription: "an app without domains has none left", app: "schemes: [shop]",
      before: """
        <key>com.apple.developer.associated-domains</key>
        <array>
          <string>applinks:a.example.com</string><string>applinks:b.example.com</string>
          <string>applinks:c.example.com</string>
        </array>
        """,
      after: """
        <key>com.apple.developer.associated-domains</key>
        <array>
          \("")
        </array>
        """),
    Case(
      testDescription: "the type with the app's name has exactly its schemes", isInformation: true,
      before: """
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>fb1234</string>
            </array>
          </dict>
          <dict>
            <key>CFBundleTypeRole</key>
            <string>Editor</string>
            <key>CFBundleURLName</key>
            <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>boutique</string>
              <string>$(DEBUG_SCHEME)</string>
            </array>
          </dict>
        </array>
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UIApplicationSupportsMultipleScenes</key>
          <true/>
        </dict>
        """,
      after: """
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>fb1234</string>
            </array>
          </dict>
          <dict>
            <key>CFBundleTypeRole</key>
            <string>Editor</string>
            <key>CFBundleURLName</key>
            <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>shop</string>
              <string>$(DEBUG_SCHEME)</string>
            </array>
          </dict>
        </array>
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UIApplicationSupportsMultipleScenes</key>
          <true/>
        </dict>
        """),
    Case(
      testDescription: "what a type of another name has is not repeated",
      app: "schemes: [shop, boutique]", isInformation: true,
      before: """
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLName</key>
            <string>links</string>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>Boutique</string>
              <string>fb1234</string>
            </array>
          </dict>
        </array>
        <key>UIApplicationSceneManifest</key>
        <dict/>
        """,
      after: """
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLName</key>
            <string>links</string>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>Boutique</string>
              <string>fb1234</string>
            </array>
          </dict>
          <dict>
            <key>CFBundleURLName</key>
            <string>Shop</string>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>shop</string>
            </array>
          </dict>
        </array>
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UIApplicationSupportsMultipleScenes</key>
          <false/>
        </dict>
        """),
    Case(
      testDescription: "other types stay beside the app's", isInformation: true,
      before: """
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>fb1234</string>
            </array>
          </dict>
        </array>
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UIApplicationSupportsMultipleScenes</key>
          <false/>
          <key>UISceneConfigurations</key>
          <dict/>
        </dict>
        """,
      after: """
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>fb1234</string>
            </array>
          </dict>
          <dict>
            <key>CFBundleURLName</key>
            <string>com.example.shop</string>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>shop</string>
            </array>
          </dict>
        </array>
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UIApplicationSupportsMultipleScenes</key>
          <false/>
          <key>UISceneConfigurations</key>
          <dict/>
        </dict>
        """),
  ]
}
