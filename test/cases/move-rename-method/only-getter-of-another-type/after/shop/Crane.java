package shop;

public class Crane {
  private int load;
  private int height;
  private Draft dayPlan;

  public Draft getDayPlan() {
    return dayPlan;
  }

  public int load() {
    return load;
  }
}
