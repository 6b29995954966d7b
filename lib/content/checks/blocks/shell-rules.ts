/** Commands after which a person types into something else than the shell that the block was pasted into. */
export const TAKES_OVER: readonly RegExp[] = [
  /^(?:kubectl|(?:sudo )?docker) (?:exec|run|attach|debug)\b.* (?:-it|-ti|-i|-t|--stdin|--tty)\b/,
  /^kubectl (?:edit|proxy|port-forward|attach)\b/,
  /^kubectl argo rollouts dashboard\b/,
  /^(?:kubectl|helm|docker|journalctl|tail)\b.* (?:-w|--watch|-f|--follow)$/,
  /^kubectl logs\b.* (?:-f|--follow)\b/,
  /^(?:sudo )?(?:ssh|su|less|more|man|top|htop|watch|read|exit|logout|pause)\b/,
  /^sudo -[is]\b/,
  /^(?:sudo )?(?:nano|vim?|emacs|notepad|Read-Host|[./]*TerraformVariableEditor)\b/,
  // They ask whether to go on.
  /^(?:sudo )?apt(?:-get)? (?:upgrade|install|dist-upgrade|full-upgrade|remove)\b(?!.* (?:-y|--yes)\b)/,
]

/** Commands between which a person edits, reads or waits. */
export const ACTS_BETWEEN: readonly {
  readonly first: RegExp
  readonly later: RegExp
  readonly act: string
}[] = [
  {
    first: /\bhelm show values\b/,
    later: /\bhelm (?:upgrade|install)\b/,
    act: 'the reader edits the values',
  },
  {
    first: /\bkubectl apply\b.*(?:cnpg|argo|cert-manager)|deployCambriaKubeDependencies/,
    later: /\bhelm (?:upgrade|install)\b/,
    act: 'the reader waits for the pods',
  },
  {
    first: /\bterraform plan\b/,
    later: /\bterraform apply\b/,
    act: 'the reader reads the plan',
  },
  {
    first: /\bdocker compose\b.* up\b/,
    later: /\bdocker compose\b.* up\b/,
    act: 'the reader goes to another machine, or comes back for an upgrade',
  },
]

/** Commands that must not be copied as they are. */
export const HARMFUL: readonly {
  readonly pattern: RegExp
  readonly expected: string
  readonly advice: string
}[] = [
  {
    // Without a test before it that the file has content: a call that failed leaves an empty one.
    pattern: /^(?:\[ -[^s] \S+ \] \|\|\s*)?helm show values \S+ >/,
    expected: 'a test before it that the file has no content: [ -s … ] ||, or if not exist',
    advice: 'it would write over passwords, tokens, and license keys',
  },
  {
    pattern: /ingress-nginx\/controller-v(?:0|1\.(?:\d|10)\.|1\.11\.[0-4]\b|1\.12\.0)/,
    expected: 'controller 1.12.1 or newer',
    advice: 'older ones have CVE-2025-1974',
  },
]

/** Commands that harm without another one on the same page. */
export const COMPANIONS: readonly {
  readonly found: RegExp
  readonly needed: RegExp
  readonly expected: string
  readonly advice: string
}[] = [
  {
    found: /eksctl create addon --name=aws-ebs-csi-driver/,
    needed: /is-default-class=true/,
    expected: 'a step on the same page that makes a storage class the default',
    advice: 'new EKS clusters have none, and volumes wait for it',
  },
]
