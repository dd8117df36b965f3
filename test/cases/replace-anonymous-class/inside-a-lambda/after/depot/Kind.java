package depot;

public enum Kind {
  NEAR(new Work() {
    public void does(int many) {
      Cup mug = find(many);
      send(mug, 3);
    }
  });

  Kind(Work work) {}
}
