package port;

class Quay {
  private Job sailJob = new Job() {
    public void call(Boat b) {
      String js = pop();
      if (js != null) {
        web.load("js:" + js);
      }
    }
  };

  public void one() {
    port().check(sailJob);
  }
}
