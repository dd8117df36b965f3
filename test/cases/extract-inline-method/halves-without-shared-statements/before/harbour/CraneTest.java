package harbour;

class CraneTest {
    void worksAllDay() {
        Crane crane = new Crane("north");
        crane.lift(4);
        crane.turn("left");
        check(crane.height());
        Winch winch = new Winch("south");
        winch.pull(9);
        winch.stop("brake");
        check(winch.length());
    }
}
