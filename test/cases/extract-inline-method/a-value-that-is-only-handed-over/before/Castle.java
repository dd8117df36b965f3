class Castle {
  private King king;

  void found(Makers makers) {
    log("found");
    rule(makers.createKing());
  }
}
