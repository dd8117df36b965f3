package port;

interface Harbour {
    void lock(Basin basin, long... gates);

    void unlock(Basin basin, long... gates);
}
