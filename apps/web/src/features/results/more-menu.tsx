import type { Result } from '@notelark/api/library';
import { dashboardScreen, resultScreen } from '../../messages/index.ts';
import { Copy, Ellipsis, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { copyParts } from './markdown.tsx';
import { useDeleteSource } from './queries.ts';

interface MoreMenuProps {
  result: Result;
  onRename: () => void;
}

export function MoreMenu({ result, onRename }: MoreMenuProps) {
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
        {/* After the menu has closed, which moves the focus. */}
        <MenuItem onSelect={() => requestAnimationFrame(onRename)}>
          <Pencil aria-hidden="true" />
          {resultScreen.rename}
        </MenuItem>
        <MenuItem onSelect={() => void copyParts([...document.querySelectorAll('.notes > *')])}>
          <Copy aria-hidden="true" />
          {resultScreen.copyAll}
        </MenuItem>
        <MenuItem onSelect={() => requestAnimationFrame(() => print())}>
          <Printer aria-hidden="true" />
          {resultScreen.print}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" />
          {resultScreen.delete}
        </MenuItem>
      </Menu>
      <DeleteResult result={result} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}

interface DeleteResultProps {
  result: Result;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function DeleteResult({ result: { id, source }, open, onOpenChange }: DeleteResultProps) {
  const remove = useDeleteSource(id, source);
  const navigate = useNavigate();
  const isUpload = source.kind === 'upload';
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success(isUpload ? dashboardScreen.uploadDeleted : dashboardScreen.textDeleted);
        void navigate('/dashboard');
      },
      onError: () =>
        toast.error(
          isUpload ? dashboardScreen.uploadDeleteFailed : dashboardScreen.textDeleteFailed,
        ),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={dashboardScreen.deleteTitle}
      description={isUpload ? dashboardScreen.deleteUploadText : dashboardScreen.deleteTextText}
      cancelLabel={dashboardScreen.cancel}
      confirmLabel={dashboardScreen.confirmDelete}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
