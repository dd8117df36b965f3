package harbour;

interface Light {
    void shine(int seconds);

    int power();
}
