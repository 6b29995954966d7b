const stream = '/docs/Stream'
const ftc = '/docs/FTC'

/** A test compares this version with the release notes. */
export const LATEST_RELEASE = '5.5'

export const API_INTRODUCTION = `${stream}/API/Introduction`

export type HomeLink = { readonly label: string; readonly path: string }

export type HomeList = { readonly title: string; readonly links: readonly HomeLink[] }

export type HomeProduct = {
  readonly sidebarId: string
  readonly summary: string
  readonly tasks: readonly HomeList[]
}

export const HOME_PRODUCTS: readonly HomeProduct[] = [
  {
    sidebarId: 'FTCSidebar',
    summary:
      'Transcode files on a cluster of machines, with watch folders, captions, watermarks, and delivery.',
    tasks: [
      {
        title: 'Install',
        links: [
          {
            label: 'Install FTC on Akamai Kubernetes',
            path: `${ftc}/Installation_Guides/Kubernetes/Akamai`,
          },
          {
            label: 'Install FTC on AWS Kubernetes',
            path: `${ftc}/Installation_Guides/Kubernetes/AWS`,
          },
        ],
      },
      {
        title: 'Operate',
        links: [
          { label: 'Tutorials, A to Z', path: `${ftc}/Tutorials` },
          { label: 'Release notes', path: `${ftc}/Release_Notes/FTC_v5.5_to_v4.0` },
        ],
      },
      {
        title: 'Fix',
        links: [
          { label: 'Troubleshoot FTC', path: `${ftc}/Troubleshooting` },
          { label: 'More symptoms', path: `${ftc}/More_Symptoms` },
        ],
      },
    ],
  },
  {
    sidebarId: 'StreamSidebar',
    summary:
      'Schedule and run live events on your own servers or in the cloud, and control them over a REST/XML API.',
    tasks: [
      {
        title: 'Install',
        links: [
          {
            label: 'Install Stream on Akamai Kubernetes',
            path: `${stream}/Installation_Guides/Kubernetes/Akamai`,
          },
          {
            label: 'Install Stream on AWS Kubernetes',
            path: `${stream}/Installation_Guides/Kubernetes/AWS`,
          },
        ],
      },
      {
        title: 'Operate',
        links: [
          { label: 'API methods', path: `${stream}/API/API_Methods` },
          { label: 'Set up primary and backup', path: `${stream}/Tutorials/Primary_and_Backup` },
          {
            label: 'Technical specification',
            path: `${stream}/Release_Notes/Technical_Specification`,
          },
        ],
      },
      {
        title: 'Fix',
        links: [
          { label: 'Troubleshoot Stream', path: `${stream}/Troubleshooting` },
          {
            label: 'Run and watch a cluster',
            path: `${stream}/Installation_Guides/Kubernetes/Operate`,
          },
        ],
      },
    ],
  },
]

/** For each product, the page where a reader with a problem should start. */
export const HOME_FIXES: readonly HomeLink[] = HOME_PRODUCTS.flatMap(({ tasks }) =>
  tasks.filter(({ title }) => title === 'Fix').flatMap(({ links }) => links.slice(0, 1)),
)

export const HOME_LISTS: readonly HomeList[] = [
  {
    title: 'Ports, upgrades, offline copy',
    links: [
      { label: 'FTC ports', path: `${ftc}/Installation_Guides/Ports` },
      { label: 'Upgrade FTC', path: `${ftc}/Installation_Guides/Kubernetes/Upgrade_and_Remove` },
      { label: 'Stream ports', path: `${stream}/Installation_Guides/Ports` },
      {
        label: 'Upgrade Stream',
        path: `${stream}/Installation_Guides/Kubernetes/Upgrade_and_Remove`,
      },
      { label: 'Read offline', path: `${ftc}/Installation_Guides/Downloads#offline-copy` },
    ],
  },
  {
    title: 'Schedule an event',
    links: [
      { label: 'Your first weekly event', path: `${stream}/Tutorials/First_Weekly_Event` },
      { label: 'Event builder', path: `${stream}/API/Event_Builder` },
      { label: 'AddEvent', path: `${stream}/API/API_Methods/AddEvent` },
      { label: 'Event description', path: `${stream}/API/Event_Description` },
    ],
  },
  {
    title: `New in FTC ${LATEST_RELEASE}`,
    links: [
      {
        label: 'Install with Terraform',
        path: `${ftc}/Installation_Guides/Kubernetes/Akamai/Terraform`,
      },
      { label: 'FTC on Oracle Cloud', path: `${ftc}/Installation_Guides/Kubernetes/Oracle` },
      { label: 'All changes', path: `${ftc}/Release_Notes/FTC_v5.5_to_v4.0` },
    ],
  },
]
