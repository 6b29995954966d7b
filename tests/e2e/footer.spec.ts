import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

const VENDOR = 'https://www.capellasystems.net'

test('§2 footer has its three groups, with links that lead on, and the copyright', async ({
  docs,
}) => {
  await docs.open('/docs/FTC/Tutorials/Logo_Filter')
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
  await docs.footer.getByRole('link', { name: 'FTC install guides' }).click()
  await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
})
