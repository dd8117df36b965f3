package port;

class Boat {
  private Crew crew = make(1);
  private Crew hands = make(2);

  void go(int n) {
    int w = n;
    send(crew, 1);
    crew.open();
    stop(w);
  }
}
