package harbor;

public class Quay {
  private Mark buoy;
  private Crew crew;
  private Dock dock;

  public void moor(Post post) {
    crew.whistle();
    dock.tieTo(this.buoy);
    crew.rest();
  }

  public Mark marker() {
    return buoy;
  }
}
