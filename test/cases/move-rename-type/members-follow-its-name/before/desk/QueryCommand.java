package desk;

class QueryCommand {
  private Rows rows;

  Rows runQuery(Session session) {
    session.open();
    rows = session.read("all");
    return rows;
  }

  void stop() {
    rows.close();
  }
}
