package shop;

class Counter {
  Parcel pack(Object item, Object wish) {
    Box box = (Box) item;
    int width = width(wish);
    return new Parcel(box.at(width));
  }

  Parcel weigh(Object item) {
    Box box = find(item);
    boolean open = true;
    return new Parcel(box.opened(open));
  }
}
