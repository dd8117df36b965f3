package shop;

public class Crane {
  private int load;
  private Plan longTermPlan;
  private Draft dayPlan;

  public Plan getLongTermPlan() {
    return longTermPlan;
  }

  public Draft getDayPlan() {
    return dayPlan;
  }

  public int load() {
    return load;
  }
}
