package harbor;

public class Quay {
  private Mark buoy;
  private Crew crew;

  public void moor(Post post) {
    crew.whistle();
    crew.wake();
    crew.row(buoy);
    crew.haul(3);
    crew.coil();
    crew.rest();
  }

  public Mark marker() {
    return buoy;
  }
}
