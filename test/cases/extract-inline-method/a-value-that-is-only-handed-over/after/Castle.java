class Castle {
  private King king;

  void found(Makers makers) {
    log("found");
    crown(makers.createKing());
  }

  void crown(King king) {
    this.king = king;
  }
}
