package port;

class Trip {
  private int id;
  private Score score;
  private long usage;

  Score getScore() {
    return score;
  }
}
