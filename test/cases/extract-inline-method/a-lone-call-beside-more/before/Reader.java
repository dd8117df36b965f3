class Reader {
  void block() {
    begin(3);
    term();
    finish();
  }

  void term() {
    match("word");
  }
}
