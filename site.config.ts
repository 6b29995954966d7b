import { ROUTES, TITLE_DELIMITER, TOC_HEADING_LEVELS } from './lib/site/constants'
import { MESSAGES } from './lib/site/messages'
import type { SiteConfig } from './lib/site/site-config-schema'

const akamaiGuide = 'Installation_Guides/Kubernetes/Akamai'
const vendor = 'https://www.capellasystems.net'

/** The site owner's settings, checked by the build (`lib/content/checks/check-site-config.ts`). */
const siteConfig: SiteConfig = {
  title: 'Capella Documentation',
  tagline:
    'Comprehensive documentation and guides for all Capella products. FTC and Stream run on your own machines or in your cloud.',
  favicon: '/favicon.svg',
  publisher: { name: 'Capella Systems', url: vendor },
  url: 'https://docs.example.com',
  baseUrl: '/',
  titleDelimiter: TITLE_DELIMITER,
  i18n: {
    defaultLocale: 'en',
    locales: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    },
  },
  navbar: {
    title: 'Capella Documentation',
    logo: '/logo.svg',
    items: [
      { type: 'docSidebar', sidebarId: 'FTCSidebar', label: 'FTC' },
      { type: 'docSidebar', sidebarId: 'StreamSidebar', label: 'Stream' },
      { type: 'link', href: vendor, label: 'Capella website' },
      { type: 'localeSwitch' },
      { type: 'colorMode' },
      { type: 'search' },
    ],
  },
  sidebars: {
    FTCSidebar: {
      label: 'FTC',
      product: 'ftc',
      summary: 'File transcoding on a cluster.',
      path: '/docs/FTC',
      landing: `/docs/FTC/${akamaiGuide}`,
      start: [
        { label: 'Installation guides', href: '/docs/FTC/Installation_Guides' },
        { label: 'Tutorials', href: '/docs/FTC/Tutorials' },
        { label: 'Release notes', href: '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0' },
        { label: 'Ports', href: '/docs/FTC/Installation_Guides/Ports' },
        { label: 'Troubleshooting', href: '/docs/FTC/Troubleshooting' },
      ],
    },
    StreamSidebar: {
      label: 'Stream',
      product: 'stream',
      summary: 'Live streaming and event scheduling, with a REST/XML API.',
      path: '/docs/Stream',
      landing: `/docs/Stream/${akamaiGuide}`,
      start: [
        { label: 'Installation guides', href: '/docs/Stream/Installation_Guides' },
        { label: 'API methods by name', href: '/docs/Stream/API/API_Methods' },
        { label: 'Event attributes', href: '/docs/Stream/API/Event_Attributes' },
        { label: 'Ports', href: '/docs/Stream/Installation_Guides/Ports' },
        { label: 'Troubleshooting', href: '/docs/Stream/Troubleshooting' },
      ],
    },
  },
  footer: {
    groups: [
      {
        title: 'Company',
        links: [
          { label: 'About', href: `${vendor}/about-capella` },
          { label: 'Newsfeed', href: `${vendor}/newsfeed` },
          { label: 'Contact Us', href: `${vendor}/contact-us` },
        ],
      },
      {
        title: 'Docs',
        links: [
          { label: 'Stream install guides', href: `/docs/Stream/${akamaiGuide}` },
          { label: 'FTC install guides', href: `/docs/FTC/${akamaiGuide}` },
        ],
      },
      {
        title: 'Other',
        links: [
          { label: 'Terms of Use', href: `${vendor}/terms-of-use` },
          { label: 'Privacy Policy', href: `${vendor}/online-privacy-policy` },
        ],
      },
    ],
    copyright: 'Copyright © 2025 Capella Systems',
  },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: {
    version: {
      name: 'current',
      label: 'Next',
      isLast: true,
      path: ROUTES.docs,
      mainDocId: `Stream/${akamaiGuide}`,
      draftIds: [],
    },
    reportUrl: `${vendor}/contact-us`,
    versionPersistence: 'localStorage',
  },
  tableOfContents: {
    minHeadingLevel: TOC_HEADING_LEVELS.min,
    maxHeadingLevel: TOC_HEADING_LEVELS.max,
  },
  search: {
    applicationId: '',
    publicKey: '',
    indexName: 'Capella Documentation',
    contextualSearch: true,
    searchPagePath: ROUTES.search,
    placeholder: MESSAGES.searchPlaceholder,
    externalUrlPattern: null,
    missingResultsUrl: `${vendor}/contact-us`,
  },
  announcementBar: {
    id: 'ftc-5.5',
    content: 'This site covers FTC 5.5.',
    link: { label: 'Read the release notes', href: '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0' },
    isDismissible: true,
  },
}

export default siteConfig
