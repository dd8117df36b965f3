package port.boats;

interface Holding {
  Depth depthOf();
}
