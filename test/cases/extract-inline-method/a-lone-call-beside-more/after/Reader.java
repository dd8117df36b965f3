class Reader {
  void block() {
    begin(3);
    sentence();
    finish();
  }

  void sentence() {
    mark(5);
    term();
    close(5, true);
    skip("end");
  }

  void term() {
    match("word");
  }
}
