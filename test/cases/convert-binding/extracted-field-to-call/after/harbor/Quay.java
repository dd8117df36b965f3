package harbor;

public class Quay {
  private Mark buoy;
  private Crew crew;

  public void moor(Post post) {
    crew.whistle();
    tieTo(buoy);
    crew.rest();
  }

  private void tieTo(Mark mark) {
    crew.wake();
    crew.row(mark);
    crew.haul(3);
    crew.coil();
  }

  public Mark marker() {
    return buoy;
  }
}
