package harbour;

class DockTest {
    void sails() {
        Ship ship = new Ship("swan");
        ship.hoist(3);
        ship.steer("west");
        check(ship.speed());
    }

    void anchors() {
        Anchor anchor = new Anchor("iron");
        anchor.drop(20);
        anchor.hold("mud");
        check(anchor.depth());
    }
}
