package garden;

class Roller {
    int roll(String ground, Driver driver) {
        int passes = count(ground);
        driver.start();
        return passes;
    }
}
