package shop;

public class Crane {
  private int load;
  private Draft dayPlan;
  private Plan longTermPlan;

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
