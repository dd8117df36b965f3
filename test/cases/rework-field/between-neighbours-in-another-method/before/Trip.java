package port;

class Trip {
  private int id;
  private Score score;
  private long usage;

  void tell(int n) {
    print(n);
    show(score.text(), 3);
  }
}
