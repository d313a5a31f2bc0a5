import type { Result } from '@notelark/api/library';
import { askScreen, cardScreen, dashboardScreen, resultScreen } from '../../messages/index.ts';
import {
  Copy,
  Ellipsis,
  FolderInput,
  GraduationCap,
  MessageCircleQuestion,
  Pencil,
  Printer,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { copyParts } from './markdown.tsx';

interface MoreMenuProps {
  result: Result;
  onRename: () => void;
  onFile: () => void;
  onDelete: () => void;
}

export function MoreMenu({
  result: { id, source, work },
  onRename,
  onFile,
  onDelete,
}: MoreMenuProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={resultScreen.more}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onAfterClose={onRename}>
          <Pencil aria-hidden="true" />
          {resultScreen.rename}
        </MenuItem>
        <MenuItem onAfterClose={onFile}>
          <FolderInput aria-hidden="true" />
          {dashboardScreen.labels}
        </MenuItem>
        <MenuItem asChild>
          <Link to={`/ask?${source.kind === 'upload' ? 'upload' : 'text'}=${source.id}`}>
            <MessageCircleQuestion aria-hidden="true" />
            {askScreen.askThis}
          </Link>
        </MenuItem>
        {work.status === 'ready' && (
          <MenuItem asChild>
            <Link to={`/study/${id}`}>
              <GraduationCap aria-hidden="true" />
              {cardScreen.menu}
            </Link>
          </MenuItem>
        )}
        <MenuItem onSelect={() => void copyParts([...document.querySelectorAll('.notes > *')])}>
          <Copy aria-hidden="true" />
          {resultScreen.copyAll}
        </MenuItem>
        <MenuItem onAfterClose={() => print()}>
          <Printer aria-hidden="true" />
          {resultScreen.print}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" />
          {resultScreen.delete}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={dashboardScreen.deleteTitle}
        description={
          source.kind === 'upload'
            ? dashboardScreen.deleteUploadText
            : dashboardScreen.deleteTextText
        }
        cancelLabel={dashboardScreen.cancel}
        confirmLabel={dashboardScreen.confirmDelete}
        danger
        onConfirm={onDelete}
      />
    </>
  );
}
