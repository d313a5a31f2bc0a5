export const sharing = {
  /** The panel under the button. */
  title: 'Who can open the link',
  share: 'Share',
  copied: 'Copied!',
  linkCopied: 'Link Copied',
  copyFailed: 'Failed to copy link',
  copyFailedText: 'You can copy it from the address bar.',
  anyoneCanView: 'Anyone with the link can view',
  offHint: 'Off: only you can open the link.',
  teamOnlyHint: 'Off: only you and your team can open the link.',
  onHint: 'On: anyone with the link can read this result, and nothing else of yours.',
  failed: 'Failed to change sharing',
  withTeam: 'Share with team',
  withTeamHint: 'Members of your team can read it with its source.',
  teamCanEdit: 'Team can edit',
  byColleague: 'Shared by {maker}',
  /** To a visitor who came by the link. */
  readOnly: 'Shared with you, read only',
} as const;
