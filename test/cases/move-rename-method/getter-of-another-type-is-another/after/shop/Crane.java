package shop;

public class Crane {
  private int load;
  private int height;
  private Draft dayPlan;

  public Draft getDayPlan() {
    return dayPlan;
  }

  public void lift(int by) {
    height += by;
    load = 0;
  }

  public int load() {
    return load;
  }
}
