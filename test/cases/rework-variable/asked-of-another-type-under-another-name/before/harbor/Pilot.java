package harbor;

class Pilot {
    void guide(Ship ship, Tide tide) {
        Route route = Charts.find(ship, tide);
        ship.follow(route);
    }
}
