"""Tables are found by their host, and those that wait do not wait for ever."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_MONTH_MS = 30 * 24 * 3600 * 1000


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])
    op.execute(
        f"UPDATE tables SET due_at = changed_at + {_MONTH_MS}"
        " WHERE status = 'waiting' AND due_at IS NULL"
    )


def downgrade() -> None:
    op.execute("UPDATE tables SET due_at = NULL WHERE status = 'waiting'")
    op.drop_index("ix_tables_host", table_name="tables")
