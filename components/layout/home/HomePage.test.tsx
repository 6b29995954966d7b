import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FTC_LANDING, STREAM_LANDING } from '../../../tests/fixtures/design-routes'
import { HomePage } from './HomePage'

it('home page links directly to the most wanted pages', () => {
  const links = [...renderToStaticMarkup(<HomePage />).matchAll(/<a href="([^"]*)">([^<]*)</g)]
  expect(links.map(([, route, name]) => `${name}: ${route}`)).toEqual(
    expect.arrayContaining([
      `Install Stream on Akamai Kubernetes: ${STREAM_LANDING}`,
      'Install Stream on AWS Kubernetes: /docs/Stream/Installation_Guides/Kubernetes/AWS',
      'API methods: /docs/Stream/API/API_Methods',
      'Technical specification: /docs/Stream/Release_Notes/Technical_Specification',
      `Install FTC on Akamai Kubernetes: ${FTC_LANDING}`,
      'Tutorials, A to Z: /docs/FTC/Tutorials',
      'Release notes: /docs/FTC/Release_Notes/FTC_v5.5_to_v4.0',
      'API introduction: /docs/Stream/API/Introduction',
    ]),
  )
})
