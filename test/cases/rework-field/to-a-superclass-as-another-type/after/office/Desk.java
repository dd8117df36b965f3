package office;

class Desk extends Thing {
    String owner;

    void ring(String who) {
        System.out.println(who + " rings " + owner);
    }
}
