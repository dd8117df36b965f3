package harbor;

class Pilot {
    void guide(Ship ship, Tide tide) {
        Course course = Atlas.MAIN.lookUp(ship, tide);
        ship.follow(course, 2, tide);
        log(tide, 7);
    }
}
