package harbor;

public class Quay {
  private Mark buoy;
  private Crew crew;
  private Dock dock;

  public void moor(Post post) {
    crew.whistle();
    crew.wake();
    crew.row(post);
    crew.haul(3);
    crew.coil();
    crew.rest();
  }

  public Mark marker() {
    return buoy;
  }
}
