import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

const VENDOR = 'https://www.capellasystems.net'

for (const route of ['/', '/docs/FTC/Tutorials/Logo_Filter', '/search']) {
  test(`§2 footer of ${route} has its three groups and the copyright`, async ({ docs }) => {
    await docs.open(route)
    await expect(docs.footer).toMatchAriaSnapshot(`
      - contentinfo:
        - heading "Company" [level=2]
        - list:
          - listitem:
            - link "About":
              - /url: ${VENDOR}/about-capella
          - listitem:
            - link "Newsfeed":
              - /url: ${VENDOR}/newsfeed
          - listitem:
            - link "Contact Us":
              - /url: ${VENDOR}/contact-us
        - heading "Docs" [level=2]
        - list:
          - listitem:
            - link "FTC install guides":
              - /url: ${FTC_LANDING}
          - listitem:
            - link "Stream install guides":
              - /url: ${STREAM_LANDING}
        - heading "Other" [level=2]
        - list:
          - listitem:
            - link "Terms of Use":
              - /url: ${VENDOR}/terms-of-use
          - listitem:
            - link "Privacy Policy":
              - /url: ${VENDOR}/online-privacy-policy
        - paragraph: /2025/
    `)
  })
}

test('§2 footer link FTC install guides leads to the landing guide', async ({ docs }) => {
  await docs.open('/')
  await docs.footer.getByRole('link', { name: 'FTC install guides' }).click()
  await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
})
