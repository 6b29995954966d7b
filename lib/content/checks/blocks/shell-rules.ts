/**
 * Commands that take over the terminal or wait for an answer, so that the lines below them in a pasted block become
 * input or do not run.
 */
export const TAKES_OVER: readonly RegExp[] = [
  /^(?:kubectl|(?:sudo )?docker) (?:exec|run|attach|debug)\b.* (?:-it|-ti|-i|-t|--stdin|--tty)\b/,
  /^kubectl (?:edit|proxy|port-forward|attach)\b/,
  /^kubectl argo rollouts dashboard\b/,
  /^(?:kubectl|helm|docker|journalctl|tail)\b.* (?:-w|--watch|-f|--follow)$/,
  /^kubectl logs\b.* (?:-f|--follow)\b/,
  /^(?:sudo )?(?:ssh|su|less|more|man|top|htop|watch|read|exit|logout|pause)\b/,
  /^sudo -[is]\b/,
  /^(?:sudo )?(?:nano|vim?|emacs|notepad|Read-Host|[./]*TerraformVariableEditor)\b/,
  // Without -y, apt may ask for confirmation.
  /^(?:sudo )?apt(?:-get)? (?:upgrade|install|dist-upgrade|full-upgrade|remove)\b(?!.* (?:-y|--yes)\b)/,
]

/** Pairs of commands between which the reader must do something, such as edit a file or wait. */
export const ACTS_BETWEEN: readonly {
  readonly first: RegExp
  readonly later: RegExp
  readonly act: string
}[] = [
  { first: /\bhelm show values\b/, later: /\bhelm (?:upgrade|install)\b/, act: 'edit the values' },
  {
    first: /\bkubectl apply\b.*(?:cnpg|argo|cert-manager)|deployCambriaKubeDependencies/,
    later: /\bhelm (?:upgrade|install)\b/,
    act: 'wait for the pods',
  },
  { first: /\bterraform plan\b/, later: /\bterraform apply\b/, act: 'review the plan' },
  {
    first: /\bdocker compose\b.* up\b/,
    later: /\bdocker compose\b.* up\b/,
    act: 'switch to another machine or wait for the next upgrade',
  },
]

export const HARMFUL: readonly {
  readonly pattern: RegExp
  readonly expected: string
  readonly advice: string
}[] = [
  {
    // `[ -s values.yaml ] ||` protects a file with content. A test with -e is not enough: if the command fails, it
    // leaves an empty file, and every later attempt would skip the command.
    pattern: /^(?:\[ -[^s] \S+ \] \|\|\s*)?helm show values \S+ >(?!>)/,
    expected: 'a check that the file is missing or empty: "[ -s … ] ||" or "if not exist"',
    advice: 'the command overwrites the passwords, tokens, and license keys in the file',
  },
  {
    pattern: /ingress-nginx\/controller-v(?:0|1\.(?:\d|10)\.|1\.11\.[0-4]\b|1\.12\.0)/,
    expected: 'controller 1.12.1 or newer',
    advice: 'this version is vulnerable to CVE-2025-1974',
  },
  {
    // `usertoken=wrong` is allowed: a page uses it to show how the API refuses a token.
    pattern:
      /^(?=.* (?:-[A-Za-z]{0,9}k|--insecure|--no-check-certificate|-SkipCertificateCheck)\b)(?!.*--pinnedpubkey).*(?:[Tt]oken=(?!wrong\b)|[Aa]uthorization:| -u | --user )/,
    expected: 'a pinned certificate (curl: --pinnedpubkey), or a call without a token or password',
    advice: 'others on the network can read the token or password',
  },
  {
    // `filledIn` puts underscores around placeholders. A variable starts with a dollar sign.
    pattern: /^(?:curl|wget)(?!.* (?:-K|--config) <\() .*(?:[Tt]oken=|[Bb]earer )[_$]/,
    expected: 'a token that curl reads from a file: --config <(printf … "…$(cat manager.token)")',
    advice:
      'other users of the machine can see the arguments, which also stay in the shell history',
  },
]

/** Commands that cause harm unless another command is on the same page. */
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
    advice: 'new EKS clusters have no default storage class, so volumes stay pending',
  },
]
