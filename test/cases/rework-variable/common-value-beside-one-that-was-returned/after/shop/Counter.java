package shop;

class Counter {
  Parcel weigh(Object item) {
    Box box = find(item);
    boolean open = true;
    desk.put(box, open);
    return null;
  }
}
