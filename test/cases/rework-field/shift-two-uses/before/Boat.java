package port;

class Boat {
  private Crew crew;
  private Crew hands;

  void go(int n) {
    int w = n;
    send(crew, 1);
    draw(hands, 2);
    stop(w);
  }
}
