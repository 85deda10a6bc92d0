"""Run by Alembic with the connection that `karuta.store.engine` gives it."""

from alembic import context

from karuta.store.tables import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
