package port;

class Quay {

  public void one() {
    port().check(new Job() {
    public void call(Boat b) {
      String js = queue.pop();
      if (js != null) {
        web.load("js:" + js);
      }
    }
  });
  }
}
